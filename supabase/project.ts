import { readdir } from 'node:fs/promises'

/** Directory of the migrations. */
export const migrationsDirectory = 'supabase/migrations'

/** Directory that has a folder for each function. */
export const functionsDirectory = 'supabase/functions'

/** The mail with the code that signs staff in. */
export const codeTemplate = 'supabase/templates/code.html'

/** SQL that returns the names of the functions that have something to do. */
export const dueFunctions = 'select name from private.due_functions() as name'

/** Returns the functions' names. Folders that begin with `_` are shared code. */
export async function functionNames(): Promise<string[]> {
  const entries = await readdir(functionsDirectory, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
}
