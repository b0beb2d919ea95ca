import FieldMessages

/// The smaller module reads plain numbers alone. This file stands in the place of Entries.swift.
func addEntries(to supplies: inout FieldSupplies) {}
