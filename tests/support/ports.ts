/** The first of a hundred ports for the journeys; change it if one of them is in use. */
const first = Number(process.env.TEST_PORTS ?? 4200)

/** Ports of the visitors' journeys, other than those of `npm start`. */
export const ports = {
  site: first,
  supabase: first + 1,
  smtp: first + 2,
  codeSmtp: first + 3,
  withoutScripts: first + 6,
}

/** The port of the catalogue of components. */
export const cataloguePort = first + 4

/** The port of WebKit's driver. */
export const webDriverPort = first + 5

/** Ports of the editors' journeys: each of Playwright's workers has a Studio and a site of its own. */
export const editingPorts = portsOfWorker(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

function portsOfWorker(index: number) {
  const start = first + 10 * (index + 1)
  return { site: start, studio: start + 1, lake: start + 2, preview: start + 3 }
}
