import type { DatabaseSync } from 'node:sqlite'
import { type LakeDocument, withUrl } from './lakeDocument.ts'
import type { DocumentChange, TransactionStamp } from './mutation.ts'

/** A document after a transaction; null if it did not exist. */
export type Version = TransactionStamp & {
  position: number
  documentId: string
  document: LakeDocument | null
  previous: LakeDocument | null
}

/** A range of transactions, inclusive; unlimited by default. */
type Range = {
  from?: number | undefined
  to?: number | undefined
  newestFirst?: boolean
  limit?: number
}

/** Reads and writes the table `versions`. Documents get asset URLs at `address`. */
export function versionTable(database: DatabaseSync, address: string) {
  const parse = (text: unknown): LakeDocument => withUrl(JSON.parse(String(text)), address)

  const insert = database.prepare(`
    INSERT INTO versions (position, transactionId, timestamp, author, dataset, documentId, document)
    SELECT :position, :transactionId, :timestamp, :author, :dataset, value ->> 'id', value -> 'after'
    FROM json_each(:changes)`)
  const position = database.prepare('SELECT position FROM versions WHERE transactionId = ? LIMIT 1')
  const selectVersions = database.prepare(`
    WITH asked AS (
      SELECT * FROM versions
      WHERE dataset = :dataset AND documentId IN (SELECT value FROM json_each(:ids))
    )
    SELECT position, transactionId, timestamp, author, documentId, document, (
      SELECT document FROM versions
      WHERE dataset = :dataset AND documentId = asked.documentId AND position < asked.position
      ORDER BY position DESC LIMIT 1
    ) AS previous
    FROM asked
    WHERE position IN (
      SELECT DISTINCT position FROM asked
      WHERE position BETWEEN :from AND :to
      ORDER BY position * :direction LIMIT :limit
    )
    ORDER BY position * :direction, documentId`)

  return {
    insert: (
      transaction: TransactionStamp & { dataset: string; position: number },
      changes: DocumentChange[],
    ): void => {
      const versions = changes.map(({ id, after }) => ({ id, after }))
      insert.run({ ...transaction, changes: JSON.stringify(versions) })
    },

    positionOf: (transactionId: string): number | undefined => {
      const row = position.get(transactionId)
      return row && Number(row.position)
    },

    lastPosition: (): number =>
      Number(database.prepare('SELECT max(position) AS last FROM versions').get()?.last ?? 0),

    current: (): { dataset: string; document: LakeDocument }[] =>
      database
        .prepare(`
          SELECT dataset, document FROM (
            SELECT dataset, documentId, document, max(position) FROM versions GROUP BY dataset, documentId
          )
          WHERE document IS NOT NULL ORDER BY documentId`)
        .all()
        .map((row) => ({ dataset: String(row.dataset), document: parse(row.document) })),

    /** The versions of these documents in a range of transactions, oldest first by default. */
    select: (
      dataset: string,
      ids: string[],
      { from = 0, to = Number.MAX_SAFE_INTEGER, newestFirst = false, limit = -1 }: Range = {},
    ): Version[] =>
      selectVersions
        .all({
          dataset,
          ids: JSON.stringify(ids),
          from,
          to,
          direction: newestFirst ? -1 : 1,
          limit,
        })
        .map((row) => ({
          position: Number(row.position),
          transactionId: String(row.transactionId),
          timestamp: String(row.timestamp),
          author: String(row.author),
          documentId: String(row.documentId),
          document: row.document === null ? null : parse(row.document),
          previous: row.previous === null ? null : parse(row.previous),
        })),
  }
}
