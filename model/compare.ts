/** A predicate for a value that the model does not know exactly. */
type Matcher = (value: unknown) => boolean

const show = (value: unknown): string => {
  const text = typeof value === 'function' ? `<${value.name}>` : JSON.stringify(value)
  return text === undefined ? 'nothing' : text.length > 300 ? `${text.slice(0, 300)}…` : text
}

/**
 * Differences between an observed value and the model's, as `path is …, the model says …`. Every field of the model
 * must be present; lists must have the same length.
 */
export function differences(seen: unknown, model: unknown, who = 'the model', path = ''): string[] {
  const line = (at: string, value: unknown, says: unknown): string =>
    `${at || 'it'} is ${show(value)}, ${who} says ${show(says)}`
  if (typeof model === 'function') return (model as Matcher)(seen) ? [] : [line(path, seen, model)]
  if (Array.isArray(model)) {
    if (!Array.isArray(seen)) return [line(path, seen, model)]
    if (seen.length !== model.length) {
      const i = model.findIndex((value, j) => differences(seen[j], value).length > 0)
      const at = i < 0 ? model.length : i
      return [
        `${path} has ${seen.length}, ${who} ${model.length}; ${line(`${path}.${at}`, seen[at], model[at])}`,
      ]
    }
    return model.flatMap((value, i) => differences(seen[i], value, who, `${path}.${i}`))
  }
  if (model !== null && typeof model === 'object') {
    if (seen === null || typeof seen !== 'object') return [line(path, seen, model)]
    return Object.entries(model).flatMap(([name, value]) =>
      differences((seen as Record<string, unknown>)[name], value, who, path ? `${path}.${name}` : name),
    )
  }
  return Object.is(seen, model) ? [] : [line(path, seen, model)]
}
