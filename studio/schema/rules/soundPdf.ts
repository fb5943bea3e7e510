import type { CustomValidator } from 'sanity'
import { isPdf, noPdf, pdf } from '../../../shared/content/shapes/pdf.ts'
import { apiVersion } from '../../../shared/contentLake.ts'
import { faultText } from './faultText.ts'

type File = { asset?: { _ref?: string } } | undefined

/** What was found of each asset, by id: assets never change. */
const found = new Map<string, true | string>()

/** Validates a file against the site's shape of a PDF, and looks at its first bytes. */
export const soundPdf: CustomValidator<File> = async (file, { getClient }) => {
  const id = file?.asset?._ref
  if (id === undefined) return true
  const known = found.get(id)
  if (known !== undefined) return known
  const asset = await getClient({ apiVersion }).fetch<unknown>(
    '*[_id == $id][0]{_id, url, extension, size}',
    { id },
  )
  const { data, error } = pdf.safeParse({ asset: asset ?? undefined })
  if (!data) return faultText(error.issues[0]?.message ?? '')
  const outcome = (await beginsLikePdf(data.asset.url)) || faultText(noPdf)
  found.set(id, outcome)
  return outcome
}

/** More bytes than tell what a file is. */
const enough = 16

/** Reads the beginning of a file, and no more of it. */
async function beginsLikePdf(url: string): Promise<boolean> {
  const response = await fetch(url)
  if (!response.ok)
    throw new Error(`The file could not be read: ${url} was answered with ${response.status}`)
  const begun: number[] = []
  const reader = response.body?.getReader()
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    begun.push(...chunk.value.subarray(0, enough))
    if (begun.length >= enough) break
  }
  await reader?.cancel()
  return isPdf(Uint8Array.from(begun))
}
