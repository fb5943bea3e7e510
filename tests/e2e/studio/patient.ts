import { expect } from 'playwright/test'

/** Expectations of the Studio, whose first form takes long on a slow machine. */
export const patient = expect.configure({ timeout: 30_000 })
