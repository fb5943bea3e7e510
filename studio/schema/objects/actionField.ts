import type { FieldDefinition, Rule, ValidationContext } from 'sanity'
import { z } from 'zod'
import { action } from '../../../shared/content/shapes/link.ts'
import { agrees } from '../rules/agrees.ts'
import { isOptional } from '../rules/isOptional.ts'

export type ActionKind = z.output<typeof action>['kind']

const fieldsOfKind = new Map<unknown, Record<string, z.core.$ZodType>>(
  action.options.map((option) => [option.shape.kind.value, option.shape]),
)

/**
 * A field that buttons of some kinds have; which ones, and whether they need it, is read from the
 * shape of the site's buttons. What a button keeps from when it was of another kind, nobody sees
 * and nothing is asked of.
 * @param shape what the field is held to besides
 */
export function actionField(field: FieldDefinition, shape: z.ZodType = z.unknown()) {
  const shapeIn = (button: unknown) =>
    fieldsOfKind.get(button instanceof Object && 'kind' in button ? button.kind : undefined)?.[
      field.name
    ]
  return {
    ...field,
    hidden: ({ parent }: { parent?: unknown }) => shapeIn(parent) === undefined,
    validation: (rule: Rule, context?: ValidationContext) => {
      const own = shapeIn(context?.parent)
      if (!own) return rule.skip()
      const held = rule.custom(agrees(shape))
      return isOptional(own) ? held : held.required()
    },
  }
}
