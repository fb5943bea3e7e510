import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type CssNode, generate, parse, type Selector, walk } from 'css-tree'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Interpolation, ServerStyleSheet, styled } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { languageContent } from '../scripts/build/pages/contentModules.ts'
import { defaultLanguage } from '../shared/languages.ts'
import { entryServer } from '../web/entry-server.tsx'
import type { Page, Site } from '../web/model/types.ts'
import { dialogStyles } from '../web/search/dialogStyles.ts'
import { readCatalogue } from './catalogue/catalogueServer.ts'
import * as stored from './catalogue/stored.ts'
import { demoContent } from './support/demoContent.ts'

/** The modules whose styles are for elements of any component, each with the reason. */
const globalStyles = {
  'page/PrintHeader.tsx': 'the box of printed pages, and its footer',
  'preview/overlays.ts': 'in the preview only: elements belong to the overlays of the Studio',
  'theme/GlobalStyle.tsx': 'resets, colours and type, which each page inlines',
  'ui/PrintButton.tsx': 'hides the rest of the page while a section is printed alone',
}

type Template = [TemplateStringsArray, ...Interpolation<object>[]]

/** The template of each styled component, also of those that are not exported. */
const templates = vi.hoisted((): Template[] => [])

vi.mock('styled-components', async (original) => {
  const actual = await original<typeof import('styled-components')>()
  /** Wraps `styled`, its tags and their methods. Components remain as they are. */
  const recording = (value: unknown): unknown =>
    typeof value === 'function' && !('styledComponentId' in value)
      ? new Proxy(value, {
          get: (target, name) => recording(Reflect.get(target, name)),
          apply(target, self, parameters) {
            if ('raw' in Object(parameters[0])) templates.push(parameters as Template)
            return recording(Reflect.apply(target, self, parameters))
          },
        })
      : value
  return { ...actual, default: recording(actual.default) }
})

const styledModules = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^entry-/.test(file))
  .map((file) => ({ file, code: readFileSync(join('web', file), 'utf8') }))
  .filter(({ code }) => code.includes("from 'styled-components'"))

/** Returns the selectors of a style sheet that a class or a data attribute does not bound to a component. */
function unboundSelectors(css: string): string[] {
  const unbound: string[] = []
  walk(parse(css), {
    visit: 'Rule',
    enter({ prelude }) {
      // Keyframes have percentages in place of selectors.
      if (this.atrule?.name === 'keyframes' || prelude.type !== 'SelectorList') return
      for (const selector of prelude.children)
        if (selector.type === 'Selector' && !isBound(selector)) unbound.push(generate(selector))
    },
  })
  return unbound
}

/** In a selector with `:is()` or `:where()`, one bound part is enough, but each of its alternatives has to be bound. */
const isBound = ({ children }: Selector): boolean =>
  children.some((part) => {
    if (part.type === 'AttributeSelector') return part.name.name.startsWith('data-')
    if (part.type !== 'PseudoClassSelector' || !/^(is|where)$/.test(part.name))
      return part.type === 'ClassSelector'
    const selectors = part.children?.toArray().flatMap(selectorsOf) ?? []
    return selectors.length > 0 && selectors.every(isBound)
  })

const selectorsOf = (node: CssNode): Selector[] =>
  node.type === 'SelectorList'
    ? node.children.toArray().flatMap(selectorsOf)
    : node.type === 'Selector'
      ? [node]
      : []

const withoutProperties = (value: Interpolation<object>): Interpolation<object> => {
  if (Array.isArray(value)) return value.map(withoutProperties)
  return typeof value === 'function' && !('styledComponentId' in value) ? '' : value
}

/** Returns the styles of templates. What depends on properties is left out: rendered pages have it. */
function stylesOf(components: Template[]): string {
  const sheet = new ServerStyleSheet()
  const elements = components.map(([strings, ...values], key) => {
    return createElement(styled.div(strings, ...values.map(withoutProperties)), { key })
  })
  renderToStaticMarkup(sheet.collectStyles(elements))
  return sheet.getStyleTags().replace(/<[^>]*>/g, '')
}

test('a selector of any element is found, also as an alternative of a bound one', () => {
  const css = `.a, td { top: 0 } :is(.a, thead) { top: 0 } :is(.a, thead) .b { top: 0 }
    @media print { :is(.a, .b) > th, [hidden] { top: 0 } } @keyframes c { from { top: 0 } }`
  expect(unboundSelectors(css)).toEqual(['td', ':is(.a,thead)', '[hidden]'])
})

test('only the listed modules have styles for elements of any component', () => {
  const files = styledModules.filter(({ code }) => code.includes('createGlobalStyle'))
  expect(files.map(({ file }) => file).toSorted()).toEqual(Object.keys(globalStyles))
})

test('the styles of each component reach its own elements only', async () => {
  for (const { file } of styledModules) await import(resolve('web', file))
  expect(templates.length).toBeGreaterThan(styledModules.length)
  expect(unboundSelectors(stylesOf(templates) + dialogStyles)).toEqual([])
})

test('the styles of each page and of the catalogue reach elements of their components only', async () => {
  const { site, pages } = languageContent(defaultLanguage, await demoContent())
  const catalogue = readCatalogue(stored)[defaultLanguage]
  const styles = async (of: Site, page: Page | null) => {
    const rendered = await entryServer.renderApp(of, page)
    return rendered.styles
      .split('<style data-prerendered>')
      .map((css) => css.replace(/<[^>]*>/g, ''))
  }
  for (const [of, page] of [
    ...pages.map(({ page }) => [site, page] as const),
    [site, null] as const,
    [catalogue.site, catalogue.page] as const,
  ]) {
    const [, css = ''] = await styles(of, page)
    expect(css, page?.path).not.toBe('')
    expect(unboundSelectors(css), page?.path).toEqual([])
  }
})
