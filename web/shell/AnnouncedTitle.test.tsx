import { act, type Dispatch, type SetStateAction, useState } from 'react'
import { expect, test } from 'vitest'
import { one, render } from '../testing/render.tsx'
import { AnnouncedTitle } from './AnnouncedTitle.tsx'

test('titles are announced when they change, the first one too once it is back', async () => {
  let show: Dispatch<SetStateAction<string>> = () => {}
  function Page() {
    const [title, setTitle] = useState('Home')
    show = setTitle
    return <AnnouncedTitle title={title} />
  }
  const region = one(await render(<Page />), '[role=status]')
  expect(region.textContent).toBe('')
  await act(async () => show('About'))
  expect(region.textContent).toBe('About')
  await act(async () => show('Home'))
  expect(region.textContent).toBe('Home')
})
