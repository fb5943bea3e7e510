import { expect, test } from 'vitest'
import { brokenRules } from '../../shared/wording/wording.ts'

const typographyIssues = (...text: Parameters<typeof brokenRules>) =>
  brokenRules(...text).map(({ en }) => en)

test.each([
  ['en', "It's ready", 'no straight apostrophe'],
  ['en', 'The "dossier"', 'no straight quotation mark'],
  ['en', 'The «dossier»', 'quotation marks “ ”'],
  ['en', 'From 2012-2015', 'no hyphen in a range'],
  ['en', 'Registered in 12-18 months', 'no hyphen in a range'],
  ['en', 'About 70 %', 'no space before ; : ! ? %'],
  ['en', 'About 1,5 million', 'a point before decimals'],
  ['en', 'US$ 9OO', 'the digit 0 in a number, not the letter O'],
  ['fr', '1O0', 'the digit 0 in a number, not the letter O'],
  ['en', 'Two  spaces', 'no space at the ends of a line, none twice'],
  ['fr', 'Pourquoi ?', 'a non-breaking space before ; : ! ?'],
  ['fr', 'Pourquoi?', 'a non-breaking space before ; : ! ?'],
  ['fr', 'Le « dossier »', 'quotation marks « » with non-breaking spaces'],
  ['fr', 'Le “dossier”', 'quotation marks « » with non-breaking spaces'],
  ['fr', '70%', 'a non-breaking space between a number and its unit'],
  ['fr', '12 mois', 'a non-breaking space between a number and its unit'],
  ['fr', '17 États', 'a non-breaking space between a number and its unit'],
  ['fr', '400M', 'a non-breaking space between a number and its unit'],
  ['fr', 'Comptez 12-18\u00a0mois', 'no hyphen in a range'],
  ['fr', '1.3\u00a0Md', 'a comma before decimals'],
  ['fr', '500+', 'no + or 24/7 after a figure'],
  ['pt', 'O « dossiê »', 'quotation marks « » without spaces'],
  ['pt', 'O “dossiê”', 'quotation marks « » without spaces'],
  ['pt', '70 %', 'no space before ; : ! ? %'],
  ['pt', '32 milhões', 'a non-breaking space between a number and its unit'],
  ['pt', 'Conte com 12-18 meses', 'no hyphen in a range'],
  ['pt', 'Aberta 24/7', 'no + or 24/7 after a figure'],
] as const)('in %s “%s” breaks a rule', (language, text, rule) => {
  expect(typographyIssues(text, language)).toContain(rule)
})

test.each([
  ['en', 'Allow 12-18 months; the ministry’s “list” of 2012–2015 counts 70%.'],
  ['en', 'Mon - Fri: 8AM - 6PM'],
  ['en', '12-18 months'],
  ['en', 'Weeks 3-8'],
  ['en', 'H2O, CO2, O2 and block 4Oak'],
  ['en', "The page you're looking for doesn't exist or has been moved."],
  [
    'fr',
    'De 12 à 18\u00a0mois\u00a0: «\u00a0oui\u00a0», 70\u00a0% et plus de 3\u00a0Md\u00a0$\u00a0!',
  ],
  ['fr', 'Semaines 6-12'],
  ['fr', '12-18\u00a0mois'],
  ['pt', 'De 12 a 18\u00a0meses: «sim», 70% e 1,3\u00a0mil milhões.'],
  ['pt', '12-18\u00a0meses'],
] as const)('in %s “%s” is well set', (language, text) => {
  expect(typographyIssues(text, language)).toEqual([])
})
