/** The version of Sanity's API that all clients of this project use. */
export const apiVersion = '2025-02-19'
