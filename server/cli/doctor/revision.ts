/** The finding of one check. `hacer` is the recommended action. */
export interface Hallazgo {
  nivel: 'bien' | 'advertencia' | 'falla'
  tema: string
  texto: string
  hacer?: string
}

export const bien = (tema: string, texto: string): Hallazgo => ({ nivel: 'bien', tema, texto })
export const advertencia = (tema: string, texto: string, hacer: string): Hallazgo => ({
  nivel: 'advertencia',
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

/** Returns the message of an error in one line, without a stack. */
export const messageOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || String(error)).split('\n')[0] ?? ''
}
