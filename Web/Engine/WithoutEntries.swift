import FieldLines

/// The smaller module reads plain numbers alone, and keeps no drafts. This file stands in the place
/// of Entries.swift.
let drafts: FieldDrafts? = nil

func addEntries(to supplies: inout FieldSupplies) {}
