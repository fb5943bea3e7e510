/** The one user on this machine, the author of every change. */
export const localUser = { id: 'local', name: 'Local editor', email: 'editor@localhost' }
