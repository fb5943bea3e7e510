#!/usr/bin/env node
import { nodeIssue } from 'stand-in-server/nodeIssue'

const issue = nodeIssue('local-content-lake')
if (issue === null) await import('./commandLine.ts')
else {
  console.error(issue)
  process.exitCode = 1
}
