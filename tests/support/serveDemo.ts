import { serveSite } from '../../scripts/site/serve.ts'
import { buildDemo } from './buildDemo.ts'

/** What Playwright starts before the journeys: the demo's site, freshly built. */
const directory = await buildDemo('.local/e2e')
await serveSite({ directory, port: Number(process.env.PORT), exactly: true })
