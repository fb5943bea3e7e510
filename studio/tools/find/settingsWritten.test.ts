import { expect, test } from 'vitest'
import { settingsWritten } from './settingsWritten.ts'

const settings = {
  businessHours: { from: '08:00', to: '18:00' },
  phone: '+233 30 200 0001',
  whatsapp: '+233 20 000 0002',
}

test.each([
  ['8AM', ['businessHours.from']],
  ['8 h', ['businessHours.from']],
  ['08:00', ['businessHours.from']],
  ['6 p.m.', ['businessHours.to']],
  ['18h00', ['businessHours.to']],
  ['Monday', ['businessHours.days']],
  ['lun.', ['businessHours.days']],
  ['segunda-feira', ['businessHours.days']],
  ['0302000001', ['phone']],
  ['00233 30 200 0001', ['phone']],
  ['020 000 0002', ['whatsapp']],
  ['9AM', []],
  ['8', []],
  ['WHO', []],
  ['0244123456', []],
])('“%s” is written from %j of the settings', (words, fields) => {
  expect(settingsWritten(words, settings)).toEqual(fields)
})
