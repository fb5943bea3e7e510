/** The validation of a required field without further rules. */
export function required<Rule extends { required(): Rule }>(rule: Rule): Rule {
  return rule.required()
}
