import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const release = 'https://github.com/sanity-io/groq-test-suite/releases/download/v1.0.4/suite.ndjson'

/**
 * Downloads the compiled GROQ suite, unless the file is there already.
 *
 * @throws Error that says where else the suite can be had.
 */
export async function fetchSuite(path: string, url = release): Promise<void> {
  if (existsSync(path)) return
  const text = await download(url).catch((cause: unknown) => {
    throw new Error(
      `The GROQ suite cannot be downloaded from ${url}. Download it elsewhere, or compile it with ` +
        '"npm install && npm run build" in a clone of https://github.com/sanity-io/groq-test-suite; ' +
        'then: npm run conformance:lake -- --suite path/to/suite.ndjson',
      { cause },
    )
  })
  await mkdir(dirname(path), { recursive: true })
  // Renamed when complete, so that an interrupted download is not mistaken for the suite.
  await writeFile(`${path}.part`, text)
  await rename(`${path}.part`, path)
}

async function download(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.text()
}
