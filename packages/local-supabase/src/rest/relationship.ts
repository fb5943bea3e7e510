import { ApiError } from '../errors.ts'
import { type Catalog, exposedSchema, type ForeignKey } from './catalog.ts'
import { type Embed, notHere } from './select.ts'

/**
 * How the rows of a related table are found: each of these columns of the table equals one column of the related table.
 */
export type Relationship = {
  table: string
  columns: string[]
  relatedColumns: string[]
  /** Whether there is at most one row, which is then embedded without a list. */
  isToOne: boolean
}

/**
 * Finds the foreign key between a table and a relation to embed.
 * @throws PGRST200 if there is none, PGRST201 if there are several, 501 for relations through a junction table
 */
export function findRelationship(catalog: Catalog, table: string, embed: Embed): Relationship {
  const isHinted = (key: ForeignKey) =>
    embed.hint === null || key.name === embed.hint || key.columns.join() === embed.hint
  const keys = catalog.foreignKeys.filter(isHinted)
  const names = ({ name, target, columns }: ForeignKey) => [name, target, columns.join()]
  const found = [
    ...keys.filter((key) => key.table === table && names(key).includes(embed.target)).map(toOne),
    ...keys.filter((key) => key.target === table && key.table === embed.target).map(toMany),
  ]
  const [relationship, another] = found
  if (relationship === undefined) throw noRelationship(catalog, table, embed)
  if (another === undefined) return relationship
  const message = `Could not embed because more than one relationship was found for '${table}' and '${embed.target}'`
  const choices = keys
    .filter((key) => [key.table, key.target].sort().join() === [table, embed.target].sort().join())
    .map(({ name }) => `'${embed.target}!${name}'`)
  throw new ApiError(300, 'PGRST201', message, {
    hint: `Try changing '${embed.target}' to one of the following: ${choices.join(', ')}.`,
  })
}

const toOne = ({ target, columns, targetColumns }: ForeignKey): Relationship => ({
  table: target,
  columns,
  relatedColumns: targetColumns,
  isToOne: true,
})

const toMany = ({ table, columns, targetColumns, isUnique }: ForeignKey): Relationship => ({
  table,
  columns: targetColumns,
  relatedColumns: columns,
  isToOne: isUnique,
})

function noRelationship(
  { foreignKeys }: Catalog,
  table: string,
  { target, hint }: Embed,
): ApiError {
  const tablesBeside = (name: string) =>
    foreignKeys.filter((key) => key.target === name).map((key) => key.table)
  const junction = tablesBeside(table).find((name) => tablesBeside(target).includes(name))
  if (junction !== undefined && hint === null)
    return notHere(
      `embedding through a junction table (${table}, ${junction}, ${target})`,
      `Embed the junction table, and in it the other: ${junction}(${target}(*)).`,
    )
  const by = hint === null ? '' : ` using the hint '${hint}'`
  return new ApiError(
    400,
    'PGRST200',
    `Could not find a relationship between '${table}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${table}' and '${target}'${by} in the schema '${exposedSchema}', but no matches were found.`,
    },
  )
}
