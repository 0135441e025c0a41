"""Tables from elsewhere: spreadsheets, pasted blocks, the vendor's own pages. Free of Qt."""
