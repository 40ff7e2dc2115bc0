/* Attributes and ids that pages and scripts share, to be imported as `* as editingNames`. */
/** In a preview, what an element shows: `type:id`, or with a field `type:id field.0.name`. */
export const shows = 'data-edit'
