import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../inTransaction.ts'

/** What the Studio remembers of its user, such as the layout of a list: JSON by key. */
export type KeyValues = ReturnType<typeof keyValueTable>

export function keyValueTable(database: DatabaseSync) {
  const select = database.prepare('SELECT value FROM keyValues WHERE key = ?')
  const replace = database.prepare('REPLACE INTO keyValues (key, value) VALUES (?, ?)')
  return {
    /** The values of these keys, null where nothing is kept. */
    get: (keys: string[]): { key: string; value: unknown }[] =>
      keys.map((key) => ({ key, value: JSON.parse(String(select.get(key)?.value ?? null)) })),

    set: (pairs: { key: string; value: unknown }[]): void =>
      inTransaction(database, () => {
        for (const { key, value } of pairs) replace.run(key, JSON.stringify(value ?? null))
      }),
  }
}
