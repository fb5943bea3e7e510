import { beforeEach } from 'vitest'

/** Has each test begin at the home page, because the tests of a worker share a window, and with it the address. */
beforeEach(() => history.replaceState(null, '', '/'))
