import { parentPort } from 'node:worker_threads'
import type { ShareTexts } from '../../../web/document/shareImage.ts'
import { drawShareImage } from './draw.ts'

// The thread of drawApart.ts: answers in the order of the requests.
let last = Promise.resolve()
parentPort?.on('message', (texts: ShareTexts) => {
  last = last.then(async () => parentPort?.postMessage(await drawShareImage(texts)))
})
