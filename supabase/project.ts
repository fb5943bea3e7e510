import { globSync } from 'node:fs'
import { dirname } from 'node:path'

export const migrationsDirectory = 'supabase/migrations'
export const functionsDirectory = 'supabase/functions'
/** The mail with the code that signs staff in. */
export const codeTemplate = 'supabase/templates/code.html'
/** SQL that returns the names of the functions that have something to do. */
export const dueFunctionsQuery = 'select name from private.due_functions() as name'

export const functionNames = () => globSync('*/index.ts', { cwd: functionsDirectory }).map(dirname)
/** SQL that returns a row if an address, `$1`, gets a user: only staff do. For hosted projects, see docs/hosting.md. */
export const usersQuery = 'select from public.staff where email = $1'
