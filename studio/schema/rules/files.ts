import type { CustomValidator, ValidationContext } from 'sanity'
import { type FileKind, fileShape, type ReadBytes } from '../../../shared/content/files/file.ts'
import { fileIssues } from '../../../shared/content/files/fileIssues.ts'
import { isEncryptedPdf, pdf, pdfEnds } from '../../../shared/content/files/pdf.ts'
import { picture } from '../../../shared/content/shapes/image.ts'
import { plainMessages } from '../../../shared/content/shapes/plainMessages.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { isAnimated } from './animation.ts'
import { readBytes } from './readBytes.ts'
import { issueText } from './shape.ts'

type StoredFile = { asset?: { _ref?: string } } | undefined

/** Both ends of files by asset id, cached because assets never change. */
const knownEnds = new Map<string, Ends>()

type Ends = { head: Uint8Array; tail: Uint8Array }

/** Issues of files by asset id, null for none, cached because assets never change. */
const knownIssues = new Map<string, string | null>()

/** Returns a validator of files of one kind, against the site's shape and by their content. */
export const validFile =
  (kind: FileKind): CustomValidator<StoredFile> =>
  async (file, context) => {
    const id = file?.asset?._ref
    if (id === undefined) return true
    const asset = await storedAsset(id, context)
    const { data, error } = fileShape(kind).safeParse({ asset: asset ?? undefined }, plainMessages)
    if (!data) return issueText(error.issues[0]?.message ?? '')
    const known = knownIssues.get(id)
    const issue = known === undefined ? await contentIssue(kind, data.asset) : known
    if (issue === undefined)
      return t('The file could not be read. Close this form and open it again to try once more')
    knownIssues.set(id, issue)
    return issue === null ? true : issueText(issue)
  }

/** Returns undefined if the file cannot be read. */
async function contentIssue(
  kind: FileKind,
  asset: StoredAsset,
): Promise<string | null | undefined> {
  let isUnreadable = false
  const read: ReadBytes = async (from, to) => {
    const bytes = await readBytes(asset.url, from, to)
    isUnreadable ||= bytes === null
    return bytes ?? new Uint8Array()
  }
  const issue = await fileIssues[kind](read, asset.size)
  return isUnreadable ? undefined : issue
}

/** Warns about a PDF that may need a password. */
export const warnIfEncrypted: CustomValidator<StoredFile> = async (file, context) => {
  const asset = await storedAsset(file?.asset?._ref, context)
  const { data } = pdf.safeParse({ asset: asset ?? undefined })
  const ends = data && (await readEnds(data.asset))
  return ends && isEncryptedPdf(ends.head, ends.tail)
    ? t('This PDF is protected. If it asks for a password, visitors cannot open it')
    : true
}

/** Warns about an animation. */
export const warnIfAnimated: CustomValidator<StoredFile> = async (image, context) => {
  const id = image?.asset?._ref
  // Other formats have no animations, so their files need not be read.
  if (!/-(avif|gif|png|webp)$/.test(id ?? '')) return true
  const asset = await storedAsset(id, context)
  const ends = asset && (await readEnds(asset))
  return ends && isAnimated(ends)
    ? t('This picture is animated. The website shows only its first frame, without movement')
    : true
}

type StoredAsset = { _id: string; url: string; size: number }

async function storedAsset(id: string | undefined, { getClient }: ValidationContext) {
  if (id === undefined) return null
  const query = '*[_id == $id][0]{_id, url, extension, size}'
  return getClient({ apiVersion }).fetch<StoredAsset | null>(query, { id })
}

/** Returns null if the file cannot be read. A rule that throws would be reported in English. */
async function readEnds({ _id, url, size }: StoredAsset): Promise<Ends | null> {
  const known = knownEnds.get(_id)
  if (known) return known
  const head = await readBytes(url, 0, pdfEnds.head)
  if (!head) return null
  const isWhole = head.length >= size
  const tail = isWhole ? head : await readBytes(url, Math.max(0, size - pdfEnds.tail), size)
  if (!tail) return null
  const ends = { head: head.slice(0, pdfEnds.head), tail: tail.slice(-pdfEnds.tail) }
  knownEnds.set(_id, ends)
  return ends
}

/** An image asset's id, which contains its size and format. */
const assetId = /^image-\w+-(?<width>\d+)x(?<height>\d+)-(?<extension>\w+)$/

/** Validates an image's format, size, crop and hotspot against the site's shape. */
export const validPicture: CustomValidator<StoredFile> = (image) => {
  const id = image?.asset?._ref ?? ''
  const facts = assetId.exec(id)?.groups
  if (!facts) return true
  const { extension } = facts
  const stored = {
    ...image,
    asset: {
      _id: id,
      url: `https://cdn.sanity.io/${id}`,
      extension,
      width: Number(facts.width),
      height: Number(facts.height),
    },
  }
  const issue = picture.safeParse(stored, plainMessages).error?.issues[0]
  return issue ? issueText(issue.message) : true
}
