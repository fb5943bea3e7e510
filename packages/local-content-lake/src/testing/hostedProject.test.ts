import { expect, test } from 'vitest'
import { readHostedProject } from './hostedProject.ts'

const variables = {
  CONFORMANCE_PROJECT_ID: 'abc',
  CONFORMANCE_DATASET: 'conformance-1',
  CONFORMANCE_TOKEN: 'secret',
}

test('tests run against the local lake where no variable is set', () => {
  expect(readHostedProject({ CONFORMANCE_TOKEN: '' })).toBeUndefined()
})

test('tests run against the project that the variables name', () => {
  const project = { projectId: 'abc', dataset: 'conformance-1', token: 'secret' }
  expect(readHostedProject(variables)).toEqual(project)
})

test.for(['production', 'my-conformance', 'conformance/production'])(
  'a dataset called %s is never emptied',
  (name) => {
    expect(() => readHostedProject({ ...variables, CONFORMANCE_DATASET: name })).toThrow(
      'CONFORMANCE_DATASET must begin with "conformance"',
    )
  },
)

test('every missing variable is named', () => {
  expect(() => readHostedProject({ CONFORMANCE_PROJECT_ID: 'abc' })).toThrow(
    /CONFORMANCE_DATASET is missing\n {2}CONFORMANCE_TOKEN is missing/,
  )
})
