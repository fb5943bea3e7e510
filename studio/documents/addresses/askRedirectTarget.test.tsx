import { act } from 'react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../../tests/support/failOnConsoleError.ts'
import { render } from '../../testing/render.tsx'
import { askRedirectTarget } from './askRedirectTarget.tsx'

const mutate = vi.hoisted(() => vi.fn<(mutations: object[]) => Promise<unknown>>())
const push = vi.hoisted(() => vi.fn())
const closeCurrentAndAfter = vi.hoisted(() => vi.fn())

vi.mock('sanity', async (original) => {
  const store = {
    listenQuery: () => ({
      subscribe: ({ next }: { next: (result: object[]) => void }) => {
        next([{ _id: 'services', _type: 'servicesPage', title: 'Services' }])
        return { unsubscribe: () => {} }
      },
    }),
  }
  const client = { mutate }
  return {
    ...(await original()),
    useClient: () => client,
    useGlobalPresence: () => [],
    useCurrentUser: () => ({ id: 'ama' }),
    useDocumentStore: () => store,
    useSchema: () => ({ get: () => undefined }),
    useWorkspace: () => ({}),
  }
})
vi.mock('sanity/structure', async (original) => ({
  ...(await original()),
  usePaneRouter: () => ({ closeCurrentAndAfter }),
}))
vi.mock('@sanity/ui/toast', async (original) => ({
  ...(await original()),
  useToast: () => ({ push }),
}))

beforeEach(() => vi.clearAllMocks())

const builtIn: DocumentActionComponent = () => ({ label: 'Delete' })

/** Deletes a page, and sends its visitors to the suggested one. */
async function deletePage() {
  const useAction = askRedirectTarget.delete(builtIn)
  const published = { _id: 'who', _type: 'servicePage', slug: { current: 'who' } }
  const props = { id: 'who', type: 'servicePage', published } as unknown as DocumentActionProps
  function Action() {
    const action = useAction(props)
    const content = action?.dialog && action.dialog.type === 'dialog' && action.dialog.content
    return content || <button type="button" onClick={() => action?.onHandle?.()} />
  }
  const view = await render(<Action />)
  await act(async () => view.querySelector('button')?.click())
  const buttons = [...view.querySelectorAll('button')]
  const confirm = buttons.find(({ textContent }) => textContent === 'Delete page')
  await act(async () => confirm?.click())
  await expect.poll(() => push.mock.lastCall?.[0]).toBeDefined()
}

test('a page is deleted in the transaction that redirects its addresses, and its form closes', async () => {
  mutate.mockResolvedValue({})
  await deletePage()
  expect(mutate).toHaveBeenCalledOnce()
  const [mutations] = mutate.mock.lastCall ?? []
  expect(mutations).toContainEqual({ delete: { id: 'who' } })
  expect(mutations).toContainEqual({
    createOrReplace: expect.objectContaining({
      from: '/services/who',
      to: { _type: 'reference', _ref: 'services' },
    }),
  })
  expect(push).toHaveBeenCalledWith(expect.objectContaining({ status: 'success' }))
  expect(closeCurrentAndAfter).toHaveBeenCalledOnce()
})

test('a page that cannot be deleted is reported, and stays open', async () => {
  mutate.mockRejectedValue(new Error('offline'))
  await deletePage()
  expect(push).toHaveBeenCalledWith(
    expect.objectContaining({ status: 'error', title: 'Nothing was removed' }),
  )
  expect(closeCurrentAndAfter).not.toHaveBeenCalled()
  expect(takeConsoleErrors()).toHaveLength(1)
})
