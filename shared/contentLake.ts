/** The version of Sanity's API that all clients of this project use. */
export const apiVersion = '2025-02-19'

/**
 * Filter of what is public and written by editors: no drafts or versions and no build records, whose
 * ids have a dot, and no uploads.
 */
export const publicContent = '_id in path("*") && !string::startsWith(_type, "sanity.")'
