import { beforeEach } from 'vitest'

/** Has each test begin at the home page with empty storage, because the tests of a worker share a window. */
beforeEach(() => {
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
