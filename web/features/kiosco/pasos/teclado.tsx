import { Delete } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { kiosco as t } from '#texts/kiosco.ts'
import { cx } from '#web/ui/cx.ts'

const CAPAS = {
  letras: ['QWERTYUIOP', 'ASDFGHJKLÑ', 'ZXCVBNM'],
  acentos: ['ÁÉÍÓÚÜÇÃÕÂ', 'ÀÈÌÒÙÊÔËÏÖ', "'’-.ªº·"],
  numeros: ['1234567890', '-/.,#&()@+', ':;_?!%*'],
}
type Capa = keyof typeof CAPAS
/** What the key of each layer shows. Its name contains it, for people who speak to the screen. */
const SE_VE = { letras: 'ABC', acentos: 'áéí', numeros: '123' }

export type Tecleo = 'nombre' | 'texto' | 'documento' | 'numero'

type Props = { tecleo: Tecleo; onKey: (key: string) => void; onDelete: () => void }

/** The keyboard on the screen. People with a physical keyboard type into the field instead. */
export function Teclado({ tecleo, onKey, onDelete }: Props) {
  const [capa, setCapa] = useState<Capa>(tecleo === 'documento' ? 'numeros' : 'letras')
  const key = (letter: string) => (
    <Tecla
      key={letter}
      onPress={() => {
        onKey(letter)
        if (capa === 'acentos') setCapa('letras')
      }}
    >
      {letter}
    </Tecla>
  )
  const borrar = (
    <Tecla label={t.teclas.borrar} wide onPress={onDelete}>
      <Delete aria-hidden="true" />
    </Tecla>
  )
  if (tecleo === 'numero') {
    return (
      <Teclas className="k-numeros">
        {[...'123456789'].map(key)}
        {key('.')}
        {key('0')}
        {borrar}
      </Teclas>
    )
  }
  const [una = '', dos = '', tres = ''] = CAPAS[capa]
  const otra = capa === 'acentos' ? 'letras' : 'acentos'
  const cambia = capa === 'numeros' ? 'letras' : 'numeros'
  return (
    <Teclas>
      <div className="k-fila">{[...una].map(key)}</div>
      <div className="k-fila">{[...dos].map(key)}</div>
      <div className="k-fila">
        <Tecla label={`${t.teclas[otra]} ${SE_VE[otra]}`} wide onPress={() => setCapa(otra)}>
          {SE_VE[otra]}
        </Tecla>
        {[...tres].map(key)}
        {borrar}
      </div>
      <div className="k-fila">
        {tecleo !== 'nombre' && (
          <Tecla label={`${t.teclas[cambia]} ${SE_VE[cambia]}`} wide onPress={() => setCapa(cambia)}>
            {SE_VE[cambia]}
          </Tecla>
        )}
        <Tecla wide className="espacio" onPress={() => onKey(' ')}>
          {t.teclas.espacio}
        </Tecla>
      </div>
    </Teclas>
  )
}

const Teclas = ({ className, children }: { className?: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form; these only type.
  <div role="group" aria-label={t.teclas.teclado} className={cx('k-teclado', className)}>
    {children}
  </div>
)

type TeclaProps = {
  label?: string
  wide?: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}

const Tecla = ({ label, wide, className, onPress, children }: TeclaProps) => (
  <button
    type="button"
    // The field keeps the focus, and the Tab key goes from the field to the buttons below.
    tabIndex={-1}
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    aria-label={label}
    className={cx('k-tecla', wide && 'ancha', className)}
  >
    {children}
  </button>
)
