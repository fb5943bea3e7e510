import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type AnyDocument, anyDocument } from '../../gate/checks/parseDocument.ts'
import { replaceFile } from '../process/replaceFile.ts'

const index = z.object({
  /** The revision of each document, as of the last pull or push. */
  revisions: z.record(z.string(), z.string()),
  /** The original file names of uploads, by id. */
  uploads: z.record(z.string(), z.string()),
})

const indexOf = (folder: string) => join(folder, 'index.json')

/** @throws Error for a folder that was not pulled, or a file that is not a document */
export async function readFolder(folder: string) {
  const files = globSync(join(folder, 'documents/**/*.json')).sort()
  const documents = await Promise.all(files.map((file) => readJson(file, anyDocument)))
  return { ...(await readJson(indexOf(folder), index)), documents }
}

async function readJson<Shape extends z.ZodType>(file: string, shape: Shape) {
  try {
    return shape.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} is not what \`npm run content -- pull\` writes`, { cause: error })
  }
}

/** Writes each document to a file, with sorted properties, so that equal documents have equal bytes. */
export async function writeDocuments(folder: string, documents: AnyDocument[]): Promise<void> {
  for (const document of documents) {
    const file = join(folder, 'documents', document._type, `${document._id}.json`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, toJson(document))
  }
}

/** Writes the folder's index, from which a push detects documents that were changed since. */
export async function writeIndex(folder: string, value: z.output<typeof index>): Promise<void> {
  await replaceFile(indexOf(folder), toJson(index.parse(value)))
}

/** The upload's id ends with the extension. */
export function uploadFile(folder: string, id: string): string {
  return join(folder, 'uploads', id.replace(/-([^-]+)$/, '.$1'))
}

function toJson(value: unknown): string {
  const sorted = (_name: string, inner: unknown) =>
    inner instanceof Object && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  return `${JSON.stringify(value, sorted, 2)}\n`
}
