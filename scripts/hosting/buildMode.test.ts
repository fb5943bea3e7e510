import { expect, test } from 'vitest'
import { chooseBuildMode, hostedDeployment } from './buildMode.ts'

test.each([
  [{}, null],
  [{ CI: '' }, null],
  [{ CI: 'false' }, null],
  [{ CI: 'true' }, 'production'],
  [{ CI: 'true', NETLIFY: 'true', CONTEXT: 'production' }, 'production'],
  [{ CI: 'true', NETLIFY: 'true', CONTEXT: 'deploy-preview' }, 'preview'],
  [{ CI: 'true', CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production'],
  [{ CI: 'true', CF_PAGES: '1', CF_PAGES_BRANCH: 'a-try' }, 'preview'],
  [{ CI: 'true', WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' }, 'production'],
  [{ NETLIFY: '1' }, 'preview'],
  [{ CF_PAGES: '1' }, 'preview'],
  [{ WORKERS_CI: '1' }, 'preview'],
  [{ WORKERS_CI: '1', WORKERS_CI_BRANCH: 'live', PRODUCTION_BRANCH: 'live' }, 'production'],
])('%j builds for %s', (variables, deployment) => {
  expect(hostedDeployment(variables)).toBe(deployment)
})

test.each([
  ['on this machine', {}, {}, [false, 'production', false]],
  ['with --production', { production: true }, {}, [true, 'production', true]],
  ['on a host', {}, { CI: 'true' }, [true, 'production', true]],
  ['of a branch on a host', {}, { NETLIFY: '1' }, [true, 'preview', false]],
  [
    'of a branch, with --production',
    { production: true },
    { NETLIFY: '1' },
    [true, 'preview', false],
  ],
  ['on a host with --demo', { demo: true }, { CI: 'true' }, [false, 'preview', false]],
] as const)('the plan %s', (_, flags, variables, [isHosted, deployment, isPublic]) => {
  expect(chooseBuildMode(flags, variables)).toEqual({ isHosted, deployment, isPublic })
})

test('a build cannot be both for visitors and the demo', () => {
  expect(() => chooseBuildMode({ production: true, demo: true }, {})).toThrow('exclude each other')
})
