import { expect, test } from 'vitest'
import { leanStyles } from './leanStyles.ts'

const styles = `<style data-styled="true" data-styled-version="6.0.0">.kLmNoP{color:red;}/*!sc*/
@media print{.kLmNoP .sc-1x2y3z-4{color:blue;}}/*!sc*/
data-styled.g1[id="sc-9a-0"]{content:"kLmNoP,"}/*!sc*/
.aBcDeF:hover{margin:.5rem;}/*!sc*/
data-styled.g2[id="sc-1x2y3z-4"]{content:"aBcDeF,qRsTuV,"}/*!sc*/
body{margin:0;}/*!sc*/
data-styled.g3[id="sc-global-abc1"]{content:"sc-global-abc1,"}/*!sc*/
</style>`

const lean = (html: string) => leanStyles({ html, styles })

test('rules name their classes shortly, and lose what marks them', () => {
  const { html, styles } = lean(
    '<p class="sc-9a-0 kLmNoP">kLmNoP</p><p class="sc-1x2y3z-4 aBcDeF"></p><p class="sc-9a-0 kLmNoP"></p>',
  )
  expect(styles).toBe(
    '<style>.a{color:red;}@media print{.a .sc-1x2y3z-4{color:blue;}}.b:hover{margin:.5rem;}body{margin:0;}</style>',
  )
  expect(html).toBe('<p class="a">kLmNoP</p><p class="sc-1x2y3z-4 b"></p><p class="a"></p>')
})

test('a class without rules stays, and an element whose classes nothing names has none', () => {
  expect(lean('<p class="sc-9a-0"></p><p class="other"></p>').html).toBe(
    '<p></p><p class="other"></p>',
  )
})

test('more classes than letters have names of two letters', () => {
  const classes = Array.from({ length: 30 }, (_, index) => `Name${index}`)
  const { html } = leanStyles({
    html: classes.map((name) => `<p class="${name}"></p>`).join(''),
    styles: `<style>data-styled.g1[id="x"]{content:"${classes.join(',')},"}/*!sc*/\n</style>`,
  })
  expect(html).toContain('<p class="z"></p><p class="aa"></p><p class="ab"></p>')
})
