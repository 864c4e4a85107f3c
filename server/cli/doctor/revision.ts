/** What one check found. `hacer` says what to do about it. */
export interface Hallazgo {
  nivel: 'bien' | 'aviso' | 'falla'
  tema: string
  texto: string
  hacer?: string
}

export const bien = (tema: string, texto: string): Hallazgo => ({ nivel: 'bien', tema, texto })
export const aviso = (tema: string, texto: string, hacer: string): Hallazgo => ({
  nivel: 'aviso',
  tema,
  texto,
  hacer,
})
export const falla = (tema: string, texto: string, hacer: string): Hallazgo => ({
  nivel: 'falla',
  tema,
  texto,
  hacer,
})

/** What an error says, in one line, without a stack. */
export const motivo = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || String(error)).split('\n')[0] ?? ''
}
