import type { SanityClient } from '@sanity/client'
import {
  type FormPatch,
  getDraftId,
  getPublishedId,
  getValueAtPath,
  type Path,
  pathToString,
  type SanityDocument,
  type SchemaType,
  set,
  setIfMissing,
  stringToPath,
  unset,
  validateDocument,
  type Workspace,
} from 'sanity'
import { z } from 'zod'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { draftMutations } from '../../documents/draftMutations.ts'
import { textPatches } from '../../documents/translations/sourceHashes.ts'
import { toLine } from '../../forms/inputs/toLine.ts'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { isLocalizedType } from '../../schema/objects/localizedTypes.ts'

/** The Studio's client, which reads all versions of documents, and the workspace with the schema and its rules. */
type StudioAccess = { client: SanityClient; workspace: Workspace }

type Field = { id: string; path: string }

/** A stored text, or the reason why it cannot be edited on the page or was not saved. */
type StoredText = { title: string; text?: string; problem?: string }

/** Reads a text that a page shows, from its document's draft if there is one. */
export async function readPageText(field: Field, lake: StudioAccess): Promise<StoredText> {
  const match = await findText(field, lake)
  return match?.text == null ? refused(match) : { title: match.title, text: match.text }
}

/** Returns the reason why a text cannot be edited on the page. */
function refused(match: { title: string } | null): StoredText {
  if (match === null) return { title: '', problem: t('This document is no longer there.') }
  const problem = t(
    'Only plain texts are changed here. Change this one in the form: a click on it opens its field.',
  )
  return { title: match.title, problem }
}

/** The maximum number of attempts to save, because changes to other fields cause conflicts too. */
const attempts = 5

/**
 * Saves a text in its document's draft, as the form does: updates the hashes of translations, and unsets an empty text.
 * Refuses if the text has changed since it was read.
 * @returns the stored text, with a problem if the new text was not saved
 */
export async function savePageText(
  edit: Field & { before: string; text: string },
  lake: StudioAccess,
  attempt = 1,
): Promise<StoredText> {
  try {
    return await trySaving(edit, lake)
  } catch (error) {
    const status = z.object({ statusCode: z.number() }).safeParse(error).data?.statusCode
    if (status === 409 && attempt < attempts) return savePageText(edit, lake, attempt + 1)
    const isForbidden = status === 401 || status === 403
    if (!isForbidden) console.error('A text of the page was not saved', error)
    const problem = isForbidden
      ? t('You may not change this document.')
      : t('It could not be saved. Try again.')
    return { title: '', text: edit.before, problem }
  }
}

async function trySaving(
  { before, text, ...field }: Field & { before: string; text: string },
  lake: StudioAccess,
): Promise<StoredText> {
  const match = await findText(field, lake)
  // Returns a text, so that the page keeps the editor's input.
  if (match?.text == null) return { ...refused(match), text: before }
  const { title, text: stored, document, path, types } = match
  const next = types.at(-1)?.name === 'text' ? text : toLine(text)
  if (next === stored) return { title, text: stored }
  if (stored !== before) {
    const problem = t(
      'Somebody has changed this text meanwhile: “{text}”. Press Enter again to replace it by yours.',
      { text: stored },
    )
    return { title, text: stored, problem }
  }
  const mutations = draftMutations(document, editPatches(path, types, next, document))
  await lake.client.mutate(mutations, { returnDocuments: false })
  return { title, text: next }
}

/** Returns the stored text of a field, or null if the field is not plain text. */
async function findText({ id, path: pathText }: Field, { client, workspace }: StudioAccess) {
  const ids = [getDraftId(id), getPublishedId(id)]
  const versions = await client.fetch<SanityDocument[]>('*[_id in $ids]', { ids })
  const document = versions.find(({ _id }) => _id === ids[0]) ?? versions[0]
  const type = workspace.schema.get(document?._type ?? '')
  if (!document || !type) return null
  const path = stringToPath(pathText)
  const types = typesOnPath(type, path, document)
  const title = [type.title, ...fieldTitles(type, pathText, document)].join(' › ')
  const value = getValueAtPath(document, path) ?? ''
  const text = isPlain(types.at(-1)) && typeof value === 'string' ? value : null
  return { title, text, document, path, types }
}

/** Returns the type of each step of a path, as far as the schema has them. */
function typesOnPath(root: SchemaType, path: Path, document: unknown): SchemaType[] {
  const types: SchemaType[] = []
  for (const [place, step] of path.entries()) {
    const parent = types.at(-1) ?? root
    const item = getValueAtPath(document, path.slice(0, place + 1))
    const named = isObject(item) ? item._type : undefined
    const type =
      parent.jsonType === 'object'
        ? parent.fields.find(({ name }) => name === step)?.type
        : parent.jsonType === 'array'
          ? (parent.of.find(({ name }) => name === named) ?? parent.of[0])
          : undefined
    if (!type) return []
    types.push(type)
  }
  return types
}

/** Returns whether a type is plain text without options that editors may change. */
function isPlain(type: SchemaType | undefined): boolean {
  return type?.jsonType === 'string' && !type.options?.list && !type.readOnly
}

/** Returns the patches of the form for a text. */
function editPatches(
  path: Path,
  types: readonly SchemaType[],
  text: string,
  document: SanityDocument,
): FormPatch[] {
  const place = types.findLastIndex(({ name }) => isLocalizedType(name)) + 1
  const ancestors = types.slice(0, -1).flatMap(({ jsonType, name }, index) => {
    const isAdded = getValueAtPath(document, path.slice(0, index + 1)) === undefined
    if (jsonType !== 'object' || !isAdded) return []
    return setIfMissing(name === 'object' ? {} : { _type: name }, path.slice(0, index + 1))
  })
  if (place === 0) return [...ancestors, text === '' ? unset(path) : set(text, path)]
  const [textPath, inner] = [path.slice(0, place), path.slice(place)]
  const former = getValueAtPath(document, textPath)
  const edit = text === '' ? unset(inner) : set(text, inner)
  return [...ancestors, ...textPatches([edit], isObject(former) ? former : {}, textPath)]
}

/**
 * Returns the error or the warning about a stored text, as its field in the form shows it. A save does not wait for it,
 * because the Studio validates only while the browser is idle.
 */
export async function adviceAbout(field: Field, lake: StudioAccess): Promise<string | undefined> {
  const match = await findText(field, lake)
  if (!match) return undefined
  const { path, types, document } = match
  const place = types.findLastIndex(({ name }) => isLocalizedType(name)) + 1
  const textPath = path.slice(0, place || path.length)
  const places = [path, textPath].map((each) => pathToString(each))
  const markers = await validateDocument({
    document: onlyOnPath(document, textPath),
    workspace: lake.workspace,
    getClient: () => lake.client,
    // A text has no references.
    getDocumentExists: async () => true,
  })
  const own = markers.filter(({ path }) => places.includes(pathToString(path)))
  return (own.find(({ level }) => level === 'error') ?? own[0])?.message
}

/**
 * Returns a value without the lists and objects that are not on a path. The Studio validates field by field while the
 * browser is idle, so the validation of a whole page takes seconds on a busy computer.
 */
function onlyOnPath<Value>(value: Value, [step, ...rest]: Path): Value {
  if (step === undefined) return value
  if (Array.isArray(value)) {
    const item = getValueAtPath(value, [step])
    return [onlyOnPath(item, rest)] as Value
  }
  const onPath = Object.entries(Object(value)).filter(
    ([name, inner]) => name === step || !isObject(inner),
  )
  return Object.fromEntries(
    onPath.map(([name, inner]) => [name, name === step ? onlyOnPath(inner, rest) : inner]),
  ) as Value
}
