/**
 * Names of the trade that mean the same, in all languages together, because a visitor may know a thing
 * by its name in another. Lower case, without accents.
 */
export const synonyms: readonly (readonly string[])[] = [
  [
    ...['amm', 'ma', 'aim', 'marketing authorization', 'marketing authorisation', 'homologation'],
    ...['autorisation de mise sur le marche', 'autorizacao de introducao no mercado'],
    ...['product registration', 'enregistrement', 'registo de medicamentos'],
  ],
  ['waho', 'ooas', 'west african health organisation', 'west african health organization'],
  ['ecowas', 'cedeao', 'economic community of west african states'],
  ['who', 'oms', 'world health organization', 'world health organisation'],
  ['ama', 'african medicines agency', 'agence africaine du medicament'],
  ['gmp', 'bpf', 'good manufacturing practice', 'bonnes pratiques de fabrication'],
  ['boas praticas de fabrico', 'gmp', 'bpf'],
  ['madrid', 'wipo', 'ompi'],
  ['act', 'artemether', 'artemisinin', 'artemisinine', 'artemisinina', 'lumefantrine'],
  ['malaria', 'paludisme', 'antimalarial', 'antipaludique', 'antimalarico'],
  ['arv', 'antiretroviral', 'antirretroviral', 'hiv', 'vih', 'aids', 'sida', 'dolutegravir'],
  ['trademark', 'trade mark', 'brand name'],
  ['counterfeit', 'fake', 'falsified', 'substandard', 'suspect medicine'],
  ['contrefait', 'contrefacon', 'falsifie', 'faux medicament', 'medicament suspect'],
  ['falsificado', 'contrafeito', 'contrafacao', 'medicamento suspeito'],
  ['side effect', 'adverse reaction', 'adverse event', 'pharmacovigilance'],
  ['effet indesirable', 'effet secondaire', 'pharmacovigilance'],
  ['reacao adversa', 'efeito adverso', 'efeito secundario', 'farmacovigilancia'],
  ['quote', 'quotation', 'price', 'cost'],
  ['devis', 'prix', 'tarif', 'cout'],
  ['orcamento', 'preco', 'cotacao', 'custo'],
  ['tender', 'bid', 'procurement'],
  ['appel d offres', 'marche public', 'soumission'],
  ['concurso', 'licitacao'],
  ['phone', 'telephone', 'hotline', 'call'],
  ['telefone', 'numero de telefone', 'linha'],
]
