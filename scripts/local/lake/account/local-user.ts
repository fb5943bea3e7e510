/** The one who works on this machine; every change is theirs. */
export const LOCAL_USER = { id: 'local', name: 'Local editor', email: 'editor@localhost' }
