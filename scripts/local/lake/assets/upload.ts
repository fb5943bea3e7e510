import { userOf } from '../account/localUsers.ts'
import type { Endpoint, Lake } from '../lake.ts'
import { json } from '../reply.ts'
import type { LakeRequest } from '../request.ts'
import { mutationRun } from '../transaction.ts'
import { describeFile } from './fileAsset.ts'
import { describeImage } from './imageAsset.ts'

/** In bytes. */
const uploadLimit = 256 * 1024 * 1024

/**
 * `POST assets/images/:dataset?filename=…`: stores an image and answers `{document}`, its
 * `sanity.imageAsset`. The same bytes give the same document.
 */
export const uploadImage: Endpoint = async (request, lake) => {
  const content = await request.readBody(uploadLimit)
  const described = await describeImage(content, filenameOf(request))
  return keep('images', content, described, request, lake)
}

/** `POST assets/files/:dataset?filename=…`: stores any file likewise, as a `sanity.fileAsset`. */
export const uploadFile: Endpoint = async (request, lake) => {
  const content = await request.readBody(uploadLimit)
  const type = request.headers['content-type']
  const described = describeFile(content, { filename: filenameOf(request), type })
  return keep('files', content, described, request, lake)
}

const filenameOf = ({ query }: LakeRequest) => query.get('filename') ?? undefined

type Described = { file: string; document: { _id: string; _type: string } }

async function keep(
  folder: 'images' | 'files',
  content: Buffer,
  { file, document }: Described,
  request: LakeRequest,
  { projectId, address, assets, store }: Lake,
) {
  const { dataset = '' } = request.params
  await assets.write(file, content)
  const path = `${folder}/${projectId}/${dataset}/${file}`
  const { result } = await store.transact(
    dataset,
    (copy, stamp) => {
      const run = mutationRun(copy, { ...stamp, projectId, address, dataset })
      return run.step(0, [{ createIfNotExists: { ...document, path } }])
    },
    { author: userOf(request.headers).id },
  )
  return json({ document: result[0]?.document })
}
