type Props = { titulo: string; texto?: string | null | false }

/** What a page asks. */
export const Pregunta = ({ titulo, texto }: Props) => (
  <div className="k-pregunta">
    <h1>{titulo}</h1>
    {texto && <p>{texto}</p>}
  </div>
)
