"""Between records and views: item models, binders, and what is shown of an answer."""
