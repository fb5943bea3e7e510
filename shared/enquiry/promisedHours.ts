/**
 * The hours within which the site promises an answer to an enquiry: in the thanks for it and on its receipt. Texts of
 * editors contain it as `{hours}`.
 */
export const promisedHours = 24
