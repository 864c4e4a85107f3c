/** The part of OpenAPI that the documentation page reads. */
export interface OpenApi {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
}

/** A response that is not JSON, such as CSV, has no example to show. */
interface Content {
  'application/json'?: { example?: object }
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  parameters: { name: string; in: string; required: boolean; description?: string }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content: Content }>
  security: object[]
}

export interface ApiCall {
  name: string
  method: string
  path: string
  summary: string
  public: boolean
  parameters: { name: string; required: boolean; description?: string }[]
  request?: object
  reply?: object
  /** Codes of the errors the call can return. */
  errors: string[]
}

export interface ApiReference {
  groups: { name: string; description: string; calls: ApiCall[] }[]
}

const callOf = (method: string, path: string, operation: Operation): ApiCall => {
  const responses = Object.entries(operation.responses)
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    public: operation.security.length === 0,
    parameters: operation.parameters
      .filter((parameter) => parameter.in !== 'path')
      .map(({ name, required, description }) => ({ name, required, description })),
    request: operation.requestBody?.content['application/json']?.example,
    reply: responses.find(([status]) => status < '300')?.[1].content['application/json']?.example,
    errors: responses
      .filter(([status]) => status >= '400' && status < '500')
      .flatMap(([status, { description }]) =>
        [...description.matchAll(/^`(\w+)`/gm)].map(([, codigo]) => `${status} ${codigo}`),
      ),
  }
}

/** Returns every call of the document, by group, in document order. */
export function referenceOf({ tags, paths }: OpenApi): ApiReference {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      group: operation.tags[0],
      call: callOf(method, path, operation),
    })),
  )
  return {
    groups: tags.map((tag) => ({
      ...tag,
      calls: calls.filter(({ group }) => group === tag.name).map(({ call }) => call),
    })),
  }
}
