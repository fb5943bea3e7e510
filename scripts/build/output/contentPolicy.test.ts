import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { contentPolicy } from './contentPolicy.ts'
import { siteHeaders } from './headers.ts'

const policy = contentPolicy('boot()', '<style>a{}</style>', 'https://project.supabase.co/rest')

/** Returns the findings of Google's evaluator of at least a severity; lower numbers are more severe. */
const findings = (text: string, severity: Severity) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter((finding) => finding.severity <= severity)
    .map(({ directive, description }) => `${directive}: ${description}`)

test('the evaluator finds nothing of high or medium severity in a page’s policy', () => {
  const { 'Content-Security-Policy': header } = siteHeaders('/')
  expect(findings(`${policy}; ${header}`, Severity.MEDIUM)).toEqual([])
})

test('videos are allowed from the site itself, and only on sites that have any', () => {
  expect(policy).not.toContain('media-src')
  const withVideos = contentPolicy('', '', 'https://project.supabase.co', true)
  expect(withVideos).toContain("media-src 'self';")
  expect(withVideos).not.toContain('frame-src')
})

test('the evaluator does find a script that may come from anywhere', () => {
  expect(findings(policy.replace("script-src 'self'", 'script-src *'), Severity.HIGH)).not.toEqual(
    [],
  )
})

test('everything else is refused; styles and inline scripts are allowed by hash', () => {
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain(`font-src 'self'; manifest-src 'self'`)
  expect(policy).toContain("connect-src 'self' https://project.supabase.co;")
})
