import type { CustomValidator } from 'sanity'
import { picture } from '../../../shared/content/shapes/image.ts'
import { isPdf, noPdf, pdf } from '../../../shared/content/shapes/pdf.ts'
import { apiVersion } from '../../../shared/contentLake.ts'
import { issueText } from './shape.ts'

type File = { asset?: { _ref?: string } } | undefined

/** Issues by asset id, cached because assets never change. */
const outcomes = new Map<string, true | string>()

/** Validates a file against the site's shape of a PDF, and checks its first bytes. */
export const validPdf: CustomValidator<File> = async (file, { getClient }) => {
  const id = file?.asset?._ref
  if (id === undefined) return true
  const cached = outcomes.get(id)
  if (cached !== undefined) return cached
  const asset = await getClient({ apiVersion }).fetch<unknown>(
    '*[_id == $id][0]{_id, url, extension, size}',
    { id },
  )
  const { data, error } = pdf.safeParse({ asset: asset ?? undefined })
  if (!data) return issueText(error.issues[0]?.message ?? '')
  const outcome = (await beginsLikePdf(data.asset.url)) || issueText(noPdf)
  outcomes.set(id, outcome)
  return outcome
}

async function beginsLikePdf(url: string): Promise<boolean> {
  const response = await fetch(url)
  if (!response.ok)
    throw new Error(`The file could not be read: ${url} was answered with ${response.status}`)
  const reader = response.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return first?.value !== undefined && isPdf(first.value)
}

/** An image asset's id, which contains its size and format. */
const assetId = /^image-\w+-(?<width>\d+)x(?<height>\d+)-(?<extension>\w+)$/

/** Validates an image's format, crop and hotspot against the site's shape. */
export const validPicture: CustomValidator<{ asset?: { _ref?: string } } | undefined> = (image) => {
  const id = image?.asset?._ref ?? ''
  const facts = assetId.exec(id)?.groups
  if (!facts) return true
  const { extension } = facts
  const issue = picture.safeParse({
    ...image,
    asset: {
      _id: id,
      url: `https://cdn.sanity.io/${id}`,
      extension,
      width: Number(facts.width),
      height: Number(facts.height),
    },
  }).error?.issues[0]
  return issue ? issueText(issue.message) : true
}
