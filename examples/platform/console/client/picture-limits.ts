/** What the platform takes as a picture (CON-10). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'];
export const MOST_PICTURE_BYTES = 5_242_880;
