/** Where the journeys' own servers listen, beside those of a running `npm start`. */
export const ports = { site: 4273, backend: 54421, smtp: 1125 }
