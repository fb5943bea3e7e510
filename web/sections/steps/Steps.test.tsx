import { describe, expect, test } from 'vitest'
import type { Schedule } from '../../charts/schedule.ts'
import { fixedStore } from '../../loading/contentStore.ts'
import type { SectionOf } from '../../model/types.ts'
import { page, site, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Steps } from './Steps.tsx'

const steps = (schedule: Schedule | null): SectionOf<'steps'> => ({
  _type: 'steps',
  _key: 'a',
  anchor: 'process',
  heading: text('Process'),
  items: [
    { _key: 'a', title: text('Apply'), text: text('Hand in'), time: text('2 semaines') },
    { _key: 'b', title: text('Wait'), text: text('Be patient'), time: text('2-4 semaines') },
    { _key: 'c', title: text('Rest'), text: text('Or not'), time: text('Stage 3') },
  ],
  schedule,
})

const fixed: Schedule = {
  unit: 'weeks',
  length: 8,
  tick: 2,
  bars: [
    { open: false, start: 0, shortest: 2, longest: 2 },
    { open: false, start: 2, shortest: 4, longest: 4 },
    null,
  ],
}

const varying: Schedule = {
  ...fixed,
  bars: [{ open: false, start: 0, shortest: 1, longest: 2 }, { open: true, start: 2 }, null],
}

test('all but the first fold on phones, and none on a page of instructions', async () => {
  const folded = await render(<Steps section={steps(null)} />)
  expect(textsOf(folded, 'details > summary')).toEqual(['Wait', 'Rest'])
  const store = fixedStore(site, { ...page, _type: 'page' })
  const open = await render(<Steps section={steps(null)} />, { store })
  expect(textsOf(open, 'details')).toEqual([])
})

test('steps are an ordered list, each with its time where that is known', async () => {
  const view = await render(<Steps section={steps(null)} />)
  expect(textsOf(view, '#process ol > li')).toEqual([
    'Apply2 semainesHand in',
    'Wait2-4 semainesBe patient',
    'RestStage 3Or not',
  ])
})

test('without a schedule there is no figure', async () => {
  const view = await render(<Steps section={steps(null)} />)
  expect(view.querySelector('figure')).toBeNull()
})

describe('with a schedule', () => {
  test('the steps stay an ordered list, each with its heading, text and time', async () => {
    const view = await render(<Steps section={steps(fixed)} />)
    expect(textsOf(view, '#process figure ol > li')).toEqual([
      'ApplyHand in2 semaines',
      'WaitBe patient2-4 semaines',
      'RestOr notStage 3',
    ])
    expect(textsOf(view, 'li h3')).toEqual(['Apply', 'Wait', 'Rest'])
    expect(textsOf(view, 'li > div > [data-translate]')).toContain('2-4 semaines')
  })

  test('the axis has its unit and a number at every mark', async () => {
    const view = await render(<Steps section={steps(fixed)} />)
    const axis = one(view, 'figure [aria-hidden="true"]:has(span)')
    expect(textsOf(axis, 'span')).toEqual(['Weeks', '0', '2', '4', '6', '8'])
  })

  test('a bar starts and ends where the schedule says', async () => {
    const view = await render(<Steps section={steps(fixed)} />)
    expect(edgesOf(view)).toEqual([
      ['0%', '25%'],
      ['25%', '75%'],
    ])
  })

  test('a step without an end reaches the end of the axis', async () => {
    const view = await render(<Steps section={steps(varying)} />)
    expect(edgesOf(view).at(-1)).toEqual(['25%', '100%'])
  })

  test('screen readers hear times and caption, not axis and bars', async () => {
    const view = await render(<Steps section={steps(fixed)} />)
    const bars = [...view.querySelectorAll('i')]
    expect(bars.map((bar) => bar.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
    expect(one(view, 'figcaption').textContent).toBe('FigureWeeks, to scale.')
  })

  test('the caption explains hatching where there is any', async () => {
    const view = await render(<Steps section={steps(varying)} />)
    expect(one(view, 'figcaption').textContent).toBe(
      'FigureWeeks, to scale. Solid: shortest duration; hatched: up to the longest.',
    )
  })
})

function edgesOf(view: HTMLElement): string[][] {
  return [...view.querySelectorAll('i')].map((bar) => {
    const style = getComputedStyle(bar.parentElement ?? bar)
    return [style.getPropertyValue('--start'), style.getPropertyValue('--end')]
  })
}
