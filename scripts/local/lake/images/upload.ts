import { userOf } from '../account/localUsers.ts'
import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'
import { mutationRun } from '../transaction.ts'
import { describeImage } from './imageAsset.ts'

/** In bytes. */
const uploadLimit = 256 * 1024 * 1024

/**
 * `POST assets/images/:dataset?filename=…`: stores an image and answers `{document}`, its
 * `sanity.imageAsset`. The same bytes give the same document.
 */
export const uploadImage: Endpoint = async (request, { projectId, address, images, store }) => {
  const { dataset = '' } = request.params
  const content = await request.readBody(uploadLimit)
  const filename = request.query.get('filename') ?? undefined
  const { file, document } = await describeImage(content, filename)
  await images.write(file, content)
  const path = `images/${projectId}/${dataset}/${file}`
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
