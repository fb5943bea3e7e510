import { startLake } from '../startLake.ts'

/** Serves the directory given as argument on any port, and prints the address. */
const [, , directory = ''] = process.argv
const lake = await startLake({ directory, port: 0 })
console.log(lake.address)
