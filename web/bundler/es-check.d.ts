declare module 'es-check' {
  type Check = { ecmaVersion: string; files: string[] }
  type Result = { success: boolean; errors: { err: unknown; file: string }[] }
  export function runChecks(checks: Check[], options: { silent?: boolean }): Promise<Result> | Result
}
