import { createHandler } from './handler.ts'
import { readSettings } from './settings.ts'

Deno.serve(createHandler(readSettings(Deno.env.toObject())))
